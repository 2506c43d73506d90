Feature: Account settings

  @ACC-10 @plain
  Scenario: A confirmed e-mail address is shown as confirmed
    Given I am katrin in the situation "first-application"
    And I am logged in
    When I open "/dashboard/settings"
    Then my address is confirmed
    And I cannot choose to have the confirmation mail sent again

  @ACC-10 @plain @needs-mail
  Scenario: A customer requests another confirmation mail
    Given I register
    And I arrive at my applications
    When I open "/dashboard/settings"
    Then my address is not yet confirmed
    When I choose to have the confirmation mail sent again
    Then I see the message that the confirmation mail is on its way
    And I arrive at "/dashboard/settings"
    And I have 2 confirmation mails

  @ACC-10 @plain @needs-proxy
  Scenario: A confirmation mail that cannot be sent shows an error
    Given I register
    And I arrive at my applications
    And the confirmation mail answers a server error
    When I open "/dashboard/settings"
    And I choose to have the confirmation mail sent again
    Then a toast says that something went wrong

  @ACC-11
  Scenario Outline: A customer changes the password, <how>
    Given I am logged in
    When I open "/dashboard/settings"
    And I change my password to "Hafen-2027!"
    Then I see the message that my password is changed
    And the form says nothing else to a screen reader
    When I log out
    And I log in with the password "Hafen-2027!"
    Then I arrive at my applications

    @journey
    Examples:
      | how             |
      | with JavaScript |

    @no-js
    Examples:
      | how                |
      | without JavaScript |

  @ACC-11 @plain
  Scenario: The password form names the customer's e-mail address to password managers
    Given I am logged in
    When I open "/dashboard/settings"
    Then the form to change my password names my address to a password manager

  @ACC-11
  Scenario Outline: A wrong old password is rejected and keeps the session: "<old>"
    Given I am logged in
    When I open "/dashboard/settings"
    And I change my password from "<old>" to "Hafen-2027!"
    Then I see the message that the old password is wrong
    And I am still logged in

    @plain
    Examples:
      | old          |
      | kurz         |
      | Falsch-2026! |

  @ACC-04 @ACC-11
  Scenario: A new password must follow the rules and be typed twice
    Given I am logged in
    When I open "/dashboard/settings"
    And I change my password to "hafen"
    Then the password is refused as too short
    When I change my password to "hafenkante"
    Then the password is refused as too simple
    When I change my password to "Hafen-2027!" but repeat "Hafen-2028!"
    Then the repeated password is refused as different

  @ACC-11 @plain @needs-proxy
  Scenario: A failed password change shows an error
    Given I am logged in
    And the change of password answers a server error
    When I open "/dashboard/settings"
    And I change my password to "Hafen-2027!"
    Then I see the message that my password was not changed

  @ACC-12 @plain
  Scenario: The account settings offer phone and e-mail for deleting the account
    Given I am logged in
    When I open "/dashboard/settings"
    Then I can go on to tel:+494066969120
    And I can go on to mailto:firmenkunden@lindhof.example

  @ACC-13 @SHELL-24 @needs-proxy
  Scenario Outline: A confirmed customer saves the language with the account, <how>
    Given I am katrin in the situation "first-application"
    And I am logged in
    When I open "/dashboard/settings"
    And I choose French in the settings
    Then the settings are in French
    And a toast says that my language is saved
    And the lending system keeps "fr" for me

    Examples:
      | how             |
      | with JavaScript |

    @no-js
    Examples:
      | how                |
      | without JavaScript |

  @SHELL-24 @plain @needs-proxy
  Scenario: The language switch saves the language with the account
    Given I am katrin in the situation "first-application"
    And I am logged in
    When I open "/dashboard/settings"
    And I switch to Polish
    Then the settings are in Polish
    And the lending system keeps "pl" for me

  @SHELL-24 @plain @needs-proxy
  Scenario: The language of an unconfirmed customer stays in the browser
    Given I am logged in
    When I open "/dashboard/settings"
    And I switch to French
    Then the settings are in French
    And the lending system keeps no language for me

  @SHELL-24 @plain @needs-proxy
  Scenario: A failed language update shows an error
    Given I am katrin in the situation "first-application"
    And I am logged in
    And the language of the account answers a server error
    When I open "/dashboard/settings"
    And I switch to English
    Then the settings are in English
    And a toast says that the language was not updated

  @ACC-10
  Scenario Outline: A customer sees the logged-in devices and logs out everywhere, <how>
    Given I am logged in
    And I am logged in on another device
    When I open "/dashboard/settings"
    Then the settings list 2 devices, this one first
    When I log out everywhere
    Then I am asked to log in
    And I see the message that I am logged out on all devices
    And the other device is asked to log in, with the reason

    Examples:
      | how             |
      | with JavaScript |

    @no-js
    Examples:
      | how                |
      | without JavaScript |

  @ACC-10
  Scenario Outline: A customer logs out one device, <how>
    Given I am logged in
    And I am logged in on another device
    When I open "/dashboard/settings"
    And I log out the other device
    Then a toast says that the device is logged out
    And the settings list 1 device, this one first
    And I am still logged in

    Examples:
      | how             |
      | with JavaScript |

    @no-js
    Examples:
      | how                |
      | without JavaScript |

  @ACC-10 @HTTP-03
  Scenario: Bank details typed before a logout from another device are back in their form
    Given an application of which only the bank account is missing
    When I open my application
    And I choose to add the bank account
    And I fill in the bank name "Sparkasse Bremen"
    And I fill in the IBAN "DE89 3704 0044 0532 0130 00"
    And I log out everywhere on another device
    And I choose to have the bank account checked
    Then I am asked to log in
    And I see the message that I was logged out on all devices
    When I log in here
    Then the bank name still reads "Sparkasse Bremen"
    And I see the message that it still has to be sent
