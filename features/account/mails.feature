Feature: What comes by e-mail

  Links that set a password or confirm an address, from the mail to their end.

  @ACC-06 @plain @needs-mail
  Scenario: A forgotten password is asked for
    Given I have an account
    When I ask for a new password
    Then I am told that a link is in my mailbox
    And I can go on to /login
    And I have a reset mail

  @ACC-06 @plain @needs-mail
  Scenario: Nobody learns who has an account
    When I ask for a new password for "niemand@example.com"
    Then I am told that a link is in my mailbox
    And "niemand@example.com" has no mail

  @ACC-06
  Scenario Outline: Asking for a new password with the e-mail "<e-mail>" is refused
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
  Scenario: Asking for a new password fails
    Given I have an account
    And the new password answers a server error
    When I ask for a new password
    Then I am told that asking for a new password failed
    And my e-mail is still there

  @ACC-06 @plain @needs-proxy
  Scenario: Who asks too often has to wait
    Given I have an account
    And the new password answers the code err_too_many_requests
    When I ask for a new password
    Then I am told that it was too often

  @ACC-07 @needs-mail
  Scenario Outline: A new password by the link of the mail, <how>
    Given I have an account
    When I ask for a new password
    And I open the link of the reset mail
    And I set the password "Hafen-2027!"
    Then I am told that my password is changed
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
  Scenario: The old password opens nothing any more
    Given I have an account
    When I ask for a new password
    And I open the link of the reset mail
    And I set the password "Hafen-2027!"
    And I log in
    Then I am told the message of err_auth_invalid_credentials

  @ACC-07 @plain @needs-mail
  Scenario: A link for a new password works once
    Given I have an account
    When I ask for a new password
    And I open the link of the reset mail
    And I set the password "Hafen-2027!"
    And I open the link of the reset mail
    And I set the password "Hafen-2028!"
    Then I am told that the link was used

  @ACC-07 @plain @needs-mail @needs-clock
  Scenario: A link for a new password ends after an hour
    Given I have an account
    When I ask for a new password
    Then I have a reset mail
    When 2 hours pass in the lending system
    And I open the link of the reset mail
    And I set the password "Hafen-2027!"
    Then I am told that the link is expired
    And I can go on to /forgot-password

  @ACC-07 @plain
  Scenario: A link that nobody sent
    When I open "/user/account/reset/guessed"
    And I set the password "Hafen-2027!"
    Then I am told that the link is not valid

  @ACC-04 @ACC-07 @plain
  Scenario: The rules for passwords hold here too
    When I open "/user/account/reset/guessed"
    And I set the password "hafen"
    Then the password is refused as too short

  @ACC-08 @needs-mail @needs-proxy @needs-back-office
  Scenario Outline: An invitation is accepted, <how>
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
  Scenario: Who names another address than the invited one logs in by themselves
    Given I am invited
    When I open the link of the invite mail
    And I accept the invitation as "jemand@beispiel.example" with the password "Hafen-2027!"
    Then I am told that my access is ready
    And I can go on to /login
    When I log in with the password "Hafen-2027!"
    Then I arrive at my applications

  @ACC-05 @ACC-08 @plain @needs-partners @needs-mail @needs-back-office
  Scenario: An invitation needs the terms, the partner's too where the partner says so
    Given I visit Kontor Klein
    And I am invited
    When I open the link of the invite mail
    And I set the password "Hafen-2027!"
    Then the terms are refused as not accepted
    And the partner's terms are refused as not accepted

  @ACC-08 @plain @needs-mail @needs-back-office
  Scenario: An invitation works once
    Given I am invited
    When I open the link of the invite mail
    And I accept the invitation with the password "Hafen-2027!"
    And I open the link of the invite mail
    Then I arrive at my applications
    When I log out
    And I open the link of the invite mail
    Then I am told that the invitation was accepted already
    And I can go on to /login

  @ACC-08 @plain @needs-mail @needs-proxy @needs-back-office
  Scenario: An invitation that was accepted elsewhere says so when it is sent
    Given I am invited
    And the acceptance of an invitation answers the code err_auth_token_used
    When I open the link of the invite mail
    And I accept the invitation with the password "Hafen-2028!"
    Then I am told that the invitation was accepted already

  @ACC-08 @plain @needs-mail @needs-clock @needs-back-office
  Scenario: An invitation ends after 14 days
    Given I am invited
    When 360 hours pass in the lending system
    And I open the link of the invite mail
    And I accept the invitation with the password "Hafen-2027!"
    Then I am told that the invitation is expired

  @ACC-07 @ACC-08 @plain
  Scenario Outline: Nobody is told of a password that they have not set: <address>
    When I open "<address>?done"
    Then I arrive at "<address>"

    Examples:
      | address                      |
      | /user/account/reset/guessed  |
      | /user/account/invite/guessed |

  @ACC-06 @plain
  Scenario: Nobody is told of a mail that they have not asked for, nor led back without a word
    When I open "/forgot-password?sent"
    Then I am told "vielleicht nimmt Ihr Browser keine Cookies an"

  @ACC-08 @plain @needs-invitations
  Scenario: An invitation that nobody sent
    When I open "/user/account/invite/guessed"
    And I accept the invitation with the password "Hafen-2027!"
    Then I am told that the invitation is not valid

  @ACC-09 @needs-mail @needs-proxy
  Scenario: An address is confirmed by somebody who is logged in
    Given I register
    And I arrive at my applications
    And the confirmation of the address takes 3 seconds
    When I open the link of the confirmation mail
    Then I see that my address is being confirmed
    And I am told that my address is confirmed
    And I can go on to /dashboard/applications

  @ACC-09 @needs-mail
  Scenario: An address is confirmed by somebody who is logged out, and once is enough
    Given I register
    And I arrive at my applications
    And I log out
    When I open the link of the confirmation mail
    Then I am told that my address is confirmed
    And I can go on to /login
    When I open the link of the confirmation mail
    Then I am told that my address was confirmed already
    And I can go on to /login

  @ACC-09 @no-js @needs-mail
  Scenario: Without JavaScript a button confirms the address
    Given I register
    And I arrive at my applications
    When I open the link of the confirmation mail
    And I confirm my address
    Then I am told that my address is confirmed
    And I can go on to /dashboard/applications

  @ACC-09 @plain @needs-mail
  Scenario: A program that only opens the links of mails confirms nothing
    Given I register
    And I arrive at my applications
    When a program opens the link of the confirmation mail
    And I open "/dashboard/settings"
    Then my address is not yet confirmed

  @ACC-09
  Scenario: A confirmation that fails says so to somebody who is logged out
    When I open "/user/account/confirm_email/guessed"
    Then I am told that my address could not be confirmed
    And I can go on to /login?redirectTo=%2Fdashboard%2Fsettings

  @ACC-09 @needs-mail
  Scenario: A confirmation that fails says so to a customer, who can have another mail
    Given I am logged in
    When I open "/user/account/confirm_email/guessed"
    Then I am told that my address could not be confirmed
    And I can go on to /dashboard/applications
    When I choose to have the confirmation mail sent again
    Then I have 2 confirmation mails

  @ACC-09
  Scenario: Whose address is confirmed is told that a link is bad, and nothing else
    Given I am the customer in the situation "first-application"
    When I open my applications
    And I open "/user/account/confirm_email/guessed"
    Then I am told that the link is not valid
    But nothing tells that my address is not yet confirmed
    And I cannot choose to have the confirmation mail sent again
    And I can go on to my only application

  @LIST-04 @plain @needs-mail
  Scenario: The list confirms the address by the token it was opened with
    Given I register
    And I arrive at my applications
    When I open the list with the token of the confirmation mail
    Then I arrive at "/dashboard/applications?sort=amount"
    And I am told in passing that my address is confirmed
    When I open "/dashboard/settings"
    Then my address is confirmed

  @LIST-04 @SHELL-07 @plain @needs-mail
  Scenario: The token waits until I have logged in
    Given I have an account
    When I open the list with the token of the confirmation mail
    And I log in here
    Then I arrive at "/dashboard/applications?sort=amount"
    When I open "/dashboard/settings"
    Then my address is confirmed

  @LIST-04 @plain
  Scenario: Whose address is confirmed is told nothing else by a token that is none
    Given I am the customer in the situation "first-application"
    When I open my applications
    And I open "/dashboard/applications?confirmation_token=guessed&email_confirm_required=1"
    Then the address carries no token
    But nothing tells that my address is not yet confirmed

  @LIST-04 @plain
  Scenario: A token that is none leaves the address as it was, and says so
    Given I am logged in
    When I open "/dashboard/applications?confirmation_token=guessed&email_confirm_required=1"
    Then the address carries no token
    And the list tells that my address is not yet confirmed
