Feature: Links in e-mails

  Links that set a password or confirm an e-mail address.

  @ACC-06 @plain @needs-mail
  Scenario: A customer requests a mail to set a new password
    Given I have an account
    When I ask for a new password
    Then I see the message that a link is in my mailbox
    And I can go on to /login
    And I have a reset mail

  @ACC-06 @plain @needs-mail
  Scenario: A password reset does not reveal whether an account exists
    When I ask for a new password for "niemand@example.com"
    Then I see the message that a link is in my mailbox
    And "niemand@example.com" has no mail

  @ACC-06
  Scenario Outline: A password reset for the e-mail "<e-mail>" is rejected
    When I ask for a new password for "<e-mail>"
    Then the e-mail is refused

    Examples:
      | e-mail |
      |        |

    @plain
    Examples:
      | e-mail |
      | anna@  |

  @ACC-06 @plain @needs-proxy
  Scenario: A failed password reset shows an error and keeps the e-mail
    Given I have an account
    And the new password answers a server error
    When I ask for a new password
    Then I see the message that asking for a new password failed
    And my e-mail is still there

  @ACC-06 @plain @needs-proxy
  Scenario: A customer who requests too many resets must wait
    Given I have an account
    And the new password answers the code err_too_many_requests
    When I ask for a new password
    Then I see the message that it was too often

  @ACC-07 @needs-mail
  Scenario Outline: A customer sets a new password through the link in the mail, <how>
    Given I have an account
    When I ask for a new password
    And I open the link of the reset mail
    And I set the password "Hafen-2027!"
    Then I see the message that my password is changed
    And I can go on to /login
    When I log in with the password "Hafen-2027!"
    Then I arrive at my applications

    Examples:
      | how             |
      | with JavaScript |

    @no-js
    Examples:
      | how                |
      | without JavaScript |

  @ACC-07 @plain @needs-mail
  Scenario: The old password stops working after a reset
    Given I have an account
    When I ask for a new password
    And I open the link of the reset mail
    And I set the password "Hafen-2027!"
    And I log in
    Then I see the message of err_auth_invalid_credentials

  @ACC-07 @plain @needs-mail
  Scenario: A link for a new password can be used only once
    Given I have an account
    When I ask for a new password
    And I open the link of the reset mail
    And I set the password "Hafen-2027!"
    And I open the link of the reset mail
    And I set the password "Hafen-2028!"
    Then I see the message that the link was used

  @ACC-07 @plain @needs-mail @needs-clock
  Scenario: A link for a new password expires after an hour
    Given I have an account
    When I ask for a new password
    Then I have a reset mail
    When 2 hours pass in the lending system
    And I open the link of the reset mail
    And I set the password "Hafen-2027!"
    Then I see the message that the link is expired
    And I can go on to /forgot-password

  @ACC-07 @plain
  Scenario: An invented link for a new password is rejected
    When I open "/user/account/reset/guessed"
    And I set the password "Hafen-2027!"
    Then I see the message that the link is not valid

  @ACC-04 @ACC-07 @plain
  Scenario: A new password set through a mail link must follow the password rules
    When I open "/user/account/reset/guessed"
    And I set the password "hafen"
    Then the password is refused as too short

  @ACC-08 @needs-mail @needs-proxy @needs-back-office
  Scenario Outline: An invited person accepts the invitation, <how>
    Given I am invited
    And I read French
    When I open the link of the invite mail
    And I accept the invitation with the password "Hafen-2027!"
    Then I arrive at my applications
    And the lender got an accepted invitation with:
      | accepted_terms         | true |
      | interface_language     | fr   |
      | communication_language | fr   |

    Examples:
      | how             |
      | with JavaScript |

    @no-js
    Examples:
      | how                |
      | without JavaScript |

  @ACC-08 @plain @needs-mail @needs-back-office
  Scenario: An invited person who enters another e-mail address has to log in afterwards
    Given I am invited
    When I open the link of the invite mail
    And I accept the invitation as "jemand@beispiel.example" with the password "Hafen-2027!"
    Then I see the message that my access is ready
    And I can go on to /login
    When I log in with the password "Hafen-2027!"
    Then I arrive at my applications

  @ACC-05 @ACC-08 @plain @needs-partners @needs-mail @needs-back-office
  Scenario: An invited person must accept the terms of the portal and the partner
    Given I visit Kontor Klein
    And I am invited
    When I open the link of the invite mail
    And I set the password "Hafen-2027!"
    Then the terms are refused as not accepted
    And the partner's terms are refused as not accepted

  @ACC-08 @plain @needs-mail @needs-back-office
  Scenario: An invitation can be accepted only once
    Given I am invited
    When I open the link of the invite mail
    And I accept the invitation with the password "Hafen-2027!"
    And I open the link of the invite mail
    Then I arrive at my applications
    When I log out
    And I open the link of the invite mail
    Then I see the message that the invitation was accepted already
    And I can go on to /login

  @ACC-08 @plain @needs-mail @needs-proxy @needs-back-office
  Scenario: An invitation that was already accepted is rejected on submission
    Given I am invited
    And the acceptance of an invitation answers the code err_auth_token_used
    When I open the link of the invite mail
    And I accept the invitation with the password "Hafen-2028!"
    Then I see the message that the invitation was accepted already

  @ACC-08 @plain @needs-mail @needs-clock @needs-back-office
  Scenario: An invitation expires after 14 days
    Given I am invited
    When 360 hours pass in the lending system
    And I open the link of the invite mail
    And I accept the invitation with the password "Hafen-2027!"
    Then I see the message that the invitation is expired

  @ACC-07 @ACC-08 @plain
  Scenario Outline: Opening <address> directly never confirms a password change
    When I open "<address>?done"
    Then I arrive at "<address>"

    Examples:
      | address                      |
      | /user/account/reset/guessed  |
      | /user/account/invite/guessed |

  @ACC-06 @plain
  Scenario: Opening the "e-mail sent" page directly suggests that the browser may block cookies
    When I open "/forgot-password?sent"
    Then the page shows the text "blockiert Ihr Browser vielleicht Cookies"

  @ACC-08 @plain @needs-invitations
  Scenario: An invented invitation link is rejected
    When I open "/user/account/invite/guessed"
    And I accept the invitation with the password "Hafen-2027!"
    Then I see the message that the invitation is not valid

  @ACC-09 @needs-mail @needs-proxy
  Scenario: A logged-in customer confirms the e-mail address
    Given I register
    And I arrive at my applications
    And the confirmation of the address takes 3 seconds
    When I open the link of the confirmation mail
    Then I see that my address is being confirmed
    And I see the message that my address is confirmed
    And I can go on to /dashboard/applications

  @ACC-09 @needs-mail
  Scenario: A logged-out customer confirms the e-mail address once, and a second click says that it is confirmed
    Given I register
    And I arrive at my applications
    And I log out
    When I open the link of the confirmation mail
    Then I see the message that my address is confirmed
    And I can go on to /login
    When I open the link of the confirmation mail
    Then I see the message that my address was confirmed already
    And I can go on to /login

  @ACC-09 @no-js @needs-mail
  Scenario: A customer confirms the address with a button without JavaScript
    Given I register
    And I arrive at my applications
    When I open the link of the confirmation mail
    And I confirm my address
    Then I see the message that my address is confirmed
    And I can go on to /dashboard/applications

  @ACC-09 @plain @needs-mail
  Scenario: A link scanner does not confirm the e-mail address
    Given I register
    And I arrive at my applications
    When a program opens the link of the confirmation mail
    And I open "/dashboard/settings"
    Then my address is not yet confirmed

  @ACC-09
  Scenario: A failed confirmation links a logged-out visitor to the login
    When I open "/user/account/confirm_email/guessed"
    Then I see the message that my address could not be confirmed
    And I can go on to /login?redirectTo=%2Fdashboard%2Fsettings

  @ACC-09 @needs-mail
  Scenario: A customer requests another mail after a failed confirmation
    Given I am logged in
    When I open "/user/account/confirm_email/guessed"
    Then I see the message that my address could not be confirmed
    And I can go on to /dashboard/applications
    When I choose to have the confirmation mail sent again
    Then I have 2 confirmation mails

  @ACC-09
  Scenario: An invalid confirmation link tells a confirmed customer only that the link is invalid
    Given I am the customer in the situation "first-application"
    When I open my applications
    And I open "/user/account/confirm_email/guessed"
    Then I see the message that the link is not valid
    But nothing tells that my address is not yet confirmed
    And I cannot choose to have the confirmation mail sent again
    And I can go on to my only application

  @LIST-04 @plain @needs-mail
  Scenario: The list of applications confirms an e-mail address by the token in the URL
    Given I register
    And I arrive at my applications
    When I open the list with the token of the confirmation mail
    Then I arrive at "/dashboard/applications?sort=amount"
    And a toast says that my address is confirmed
    When I open "/dashboard/settings"
    Then my address is confirmed

  @LIST-04 @SHELL-07 @plain @needs-mail
  Scenario: A confirmation token takes effect after the login
    Given I have an account
    When I open the list with the token of the confirmation mail
    And I log in here
    Then I arrive at "/dashboard/applications?sort=amount"
    When I open "/dashboard/settings"
    Then my address is confirmed

  @LIST-04 @plain
  Scenario: An invalid confirmation token changes nothing for a confirmed customer
    Given I am the customer in the situation "first-application"
    When I open my applications
    And I open "/dashboard/applications?confirmation_token=guessed&email_confirm_required=1"
    Then the address carries no token
    But nothing tells that my address is not yet confirmed

  @LIST-04 @plain
  Scenario: An invalid confirmation token leaves the e-mail address unconfirmed
    Given I am logged in
    When I open "/dashboard/applications?confirmation_token=guessed&email_confirm_required=1"
    Then the address carries no token
    And the list tells that my address is not yet confirmed
