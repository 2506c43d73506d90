@session-over
Feature: Session timeouts

  @HTTP-03 @needs-proxy
  Scenario Outline: Bank details typed before a session timeout are back in their form after the login, <how>
    Given an application of which only the bank account is missing
    When I open my application
    And I choose to add the bank account
    And I fill in the bank name "Sparkasse Bremen"
    And I fill in the IBAN "DE89 3704 0044 0532 0130 00"
    And my session ends in the lending system
    And I choose to have the bank account checked
    Then I am asked to log in
    And I see once the message that I was logged out
    When I log in here
    Then the bank name still reads "Sparkasse Bremen"
    And the IBAN still reads "DE89 3704 0044 0532 0130 00"
    And I see the message that it still has to be sent

    Examples:
      | how             |
      | with JavaScript |

    @no-js
    Examples:
      | how                |
      | without JavaScript |

  @HTTP-03 @D-292 @needs-proxy
  Scenario: Unsent text returns after a reload in an ended session and the login of its user
    Given an application of which only the bank account is missing
    When I open my application
    And I choose to add the bank account
    And I fill in the bank name "Sparkasse Bremen"
    And my session ends in the lending system
    And I reload the page
    Then I am asked to log in
    When I log in here
    Then the bank name still reads "Sparkasse Bremen"

  @HTTP-03 @no-js @needs-proxy
  Scenario: An object typed before a session timeout is back in its form after the login
    Given I finance three objects
    When I open my objects
    And I choose to add another object
    And I fill in:
      | manufacturer      | DMG Mori |
      | number of objects | 12       |
      | kind of rental    | b2c      |
    And my session ends in the lending system
    And I complete the task
    And I log in here
    Then the manufacturer already reads "DMG Mori"
    And the number of objects already reads "12"
    And the kind of rental already reads "b2c"

  @HTTP-03 @needs-proxy @plain
  Scenario: A representative typed before a session timeout is back in the form after the login
    Given a company with three representatives
    When I open the representatives
    And I begin to change the details of Jonas Brandt
    And I fill in the city "Bremerhaven"
    And I fill in the main contact "yes"
    And my session ends in the lending system
    And I complete the task
    And I log in here
    Then the city still reads "Bremerhaven"
    And the main contact is ticked

  @HTTP-03 @no-js @needs-proxy
  Scenario: A tax number typed before a session timeout is back in the signing steps after the login
    Given I am jonas in the situation "signing"
    When I open my signatures
    And my session ends in the lending system
    And I save the tax number "36 574 261 808"
    And I log in here
    Then the own tax number reads "36 574 261 808"

  @HTTP-03 @no-js @needs-partners @needs-proxy
  Scenario: Factoring details typed before a session timeout are back in their form after the login
    Given I sell invoices abroad too
    When I open my factoring details
    And I open my factoring details at "?edit=financials"
    And I fill in:
      | portfolio | Stoffe für Hotels |
    And my session ends in the lending system
    And I complete the task
    And I log in here
    Then the portfolio already reads "Stoffe für Hotels"

  @SHELL-10 @no-js
  Scenario: The language switch without JavaScript keeps the e-mail and not the password
    When I open "/login"
    And I fill in the e-mail "katrin@brandt.example"
    And I fill in the password "Hafen-2026!"
    And I switch to English
    Then the page is in English
    And the e-mail still reads "katrin@brandt.example"
    And the password still reads ""

  @SHELL-10 @no-js
  Scenario: The language switch without JavaScript keeps the input of a new object
    Given I finance three objects
    When I open my objects
    And I choose to add another object
    And I fill in:
      | manufacturer | DMG Mori |
    And I switch to English
    Then the page's language is English
    And the manufacturer already reads "DMG Mori"

  @HTTP-03 @needs-proxy
  Scenario: Another customer does not see the previous customer's input
    Given an application of which only the bank account is missing
    When I open my application
    And I choose to add the bank account
    And I fill in the bank name "Sparkasse Bremen"
    And I fill in the IBAN "DE89 3704 0044 0532 0130 00"
    And my session ends in the lending system
    And I choose to have the bank account checked
    And another user logs in here
    Then nothing there tells of "Sparkasse Bremen"

  @HTTP-02 @D-273 @D-274
  Scenario Outline: A form is not sent for another user who has logged in meanwhile, <how>
    Given an application of which only the bank account is missing
    When I open my application
    And I choose to add the bank account
    And I fill in the bank name "Sparkasse Bremen"
    And I fill in the IBAN "DE89 3704 0044 0532 0130 00"
    And another user logs in, and this tab does not learn of it
    And I choose to have the bank account checked
    Then I see the message that another user is logged in
    And nothing there tells of "Sparkasse Bremen"
    When I log out
    And I log in here
    Then the bank name still reads "Sparkasse Bremen"
    And the IBAN still reads "DE89 3704 0044 0532 0130 00"
    And I see the message that it still has to be sent

    Examples:
      | how             |
      | with JavaScript |

    @no-js
    Examples:
      | how                |
      | without JavaScript |

  @HTTP-02 @D-273
  Scenario: A page closes when another user logs in in another tab
    Given an application of which only the bank account is missing
    When I open my application
    And I choose to add the bank account
    And I fill in the bank name "Sparkasse Bremen"
    And another user logs in in another tab
    Then I see the message that another user is logged in
    And nothing there tells of "Sparkasse Bremen"

  @HTTP-02 @D-268
  Scenario: After a logout in another tab, going back shows no cached tab of the application
    Given an application of which only the bank account is missing
    When I open my application
    And I go to the tab "Dokumente"
    And I go to the tab "Vertretung"
    And I go to the tab "Dokumente"
    And I log out in another tab
    And I press the tab "Vertretung"
    Then I am asked to log in
    When I go back 2 pages, and the answer of the portal is late
    Then the page still asks me to log in, and shows no tab

  @HTTP-02
  Scenario: A form sent after a logout in another tab leads to the login
    Given I am logged in
    When I open "/dashboard/settings"
    And I log out in another tab
    And I change my password to "Hafen-2027!"
    Then I am asked to log in
    And the header shows no user

  @HTTP-03 @plain
  Scenario: The login after a logout in another tab restores an application step
    Given I am logged in
    And I have got as far as the company details
    When I log out in another tab
    And I complete the details of my company
    Then I am asked to log in
    When I log in here
    Then I arrive at the company details
    And the street still reads "Hafenstraße"

  @HTTP-03
  Scenario: An autosave after a logout in another tab does not block the application
    Given I am logged in
    And I have got as far as the company details
    When I log out in another tab
    And I type "Am Wall" as the street while it cannot be saved
    And I complete the details of my company
    And I log in here
    Then I arrive at the company details
    And the street still reads "Hafenstraße"

  @ACC-01 @plain
  Scenario: A customer who enters too many wrong passwords must wait
    Given I have an account
    When I log in with a wrong password 10 times
    And I log in
    Then I see the message that it was too often
    And my e-mail is still there
